/** Strings that users or attackers may send, each under a name that says what is hostile about it. */
export type HostileStrings = Readonly<Record<string, string>>;

const repeat = (text: string, count: number): string => text.repeat(count);
const code = (...points: number[]): string => String.fromCodePoint(...points);

const markup: HostileStrings = {
  'a script element': '<script>globalThis.pwned = 1</script>',
  'an image that fails to load': '<img src=x onerror="globalThis.pwned = 1">',
  'a broken-out attribute': '" autofocus onfocus="globalThis.pwned = 1" x="',
  'a broken-out textarea': '</textarea><script>globalThis.pwned = 1</script>',
  'an SVG that loads': '<svg/onload=globalThis.pwned=1>',
  'a javascript: URL': 'javascript:globalThis.pwned=1',
  'an address with a user name': 'https://www.linkedin.com:pass@evil.example/',
  'a frame': '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  'an entity': '&lt;b&gt;bold&lt;/b&gt; &amp; &#x41;',
  'an unclosed comment': '<!-- and the rest',
  'character data': '<![CDATA[x]]>',
  'the end of a data block': '</script><script>globalThis.pwned = 1</script>',
};

const templates: HostileStrings = {
  'a template with braces': '{{7*7}}',
  'a template with a dollar sign': '${7*7}',
  'a template with percent signs': '<%= 7 * 7 %>',
  'a replacement pattern': '$& $1 $` $$',
  'a C format string': '%s%s%s%n%d',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
};

const injections: HostileStrings = {
  'the end of an SQL string': "' OR '1'='1' --",
  'a second SQL statement': "Robert'); DROP TABLE students;--",
  'a document database operator': '{"$gt":""}',
  'a DynamoDB expression': 'attribute_exists(pk) AND #a = :a',
  'a table key': 'USER#1#PROFILE',
  'a shell command': '$(touch /tmp/pwned); `id` | cat',
  'a path traversal': '../../../../etc/passwd',
  'a Windows file': 'C:\\Windows\\System32\\con',
  'a spreadsheet formula': '=HYPERLINK("http://evil.example","x")',
  'a header after a line break': 'x\r\nBcc: victim@example.com',
  'an SMTP command after a line break': 'x\r\n.\r\nMAIL FROM:<a@evil.example>',
  'an encoded line break': 'x%0d%0aSet-Cookie:%20a=1',
  'an XML entity': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
};

const writing: HostileStrings = {
  'right to left': 'مرحبا بالعالم שלום עולם',
  'a change of direction': `abc${code(0x202e)}txt.exe${code(0x202c)}`,
  'unclosed directional isolates': `${code(0x2066)}${code(0x2067)}open`,
  'a family of joined emoji': '👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈',
  'flag emoji': '🇺🇸🇺🇸🇺',
  'stacked combining marks': `Z${repeat(code(0x0351), 60)}algo`,
  'one letter in two encodings': `é e${code(0x0301)}`,
  'invisible characters': `${code(0x200b)}${code(0x200d)}${code(0xfeff)}`,
  'a Hangul filler': code(0x3164),
  'a blank Braille pattern': code(0x2800),
  'a mark without a letter': code(0x0301),
  'spaces of every kind': `${code(0x00a0)}${code(0x2003)}${code(0x3000)}`,
  'letters outside the basic plane': '𝕳𝖊𝖑𝖑𝖔 𠜎𠜱',
  'letters that grow in upper case': 'ß ﬁ ŉ İ ı',
};

const broken: HostileStrings = {
  'a null character': `be${code(0)}fore`,
  'control characters': `a${code(7)}b${code(8)}c${code(0x1b)}[31mred`,
  'a lone first surrogate': 'x\ud83dx',
  'a lone second surrogate': 'x\ude00x',
  noncharacters: `${code(0xffff)}${code(0xfffe)}`,
  'line breaks of every kind': `one\ntwo\r\nthree\u2028four\u2029five${code(0x85)}six`,
  'a tab': 'one\ttwo',
  'a very long word': repeat('W', 2_000),
};

const sizes: HostileStrings = {
  nothing: '',
  'a space': ' ',
  'ten thousand characters': repeat('ten chars ', 1_000),
  'ten thousand emoji': repeat('🦅', 10_000),
};

/** More than 50 strings that a field must either accept unchanged or reject with an error that names it. */
export const hostileStrings: HostileStrings = {
  ...markup,
  ...templates,
  ...injections,
  ...writing,
  ...broken,
  ...sizes,
};

/** The few most revealing strings that a browser lets users type or paste. */
export const typedStrings: readonly string[] = [
  '<img src=x onerror="globalThis.pwned = 1">',
  "Robert'); DROP TABLE students;--",
  'مرحبا بالعالم',
  '👨‍👩‍👧‍👦 Zoë O’Neil-Smith',
  repeat('W', 300),
  '${7*7} {{7*7}}',
];
