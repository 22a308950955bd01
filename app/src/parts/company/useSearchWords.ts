import { useState } from 'react';
import { useSearchText } from '../../shell/frame/useSearchText.ts';

/** The text of a search box that is in no address, and the words to search for after a pause in typing. */
export function useSearchWords(): { q: string; text: string; setText: (text: string) => void } {
  const [q, setQ] = useState('');
  const [text, setText] = useSearchText(q, (words) => setQ(words.slice(0, 100)));
  return { q, text, setText };
}
