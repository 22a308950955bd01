type Programs = typeof __LAB_FILES__.programs;

/** The name of a program. */
export type ProgramName = keyof Programs;

/** Takes a file of a program when it has arrived: the script as text, other files as bytes. */
export interface ProgramReceiver {
  onScript: (text: string) => void;
  onFile: (name: string, bytes: ArrayBuffer) => void;
  /** Called with the loaded bytes of all files; `total` is what they add up to. */
  onLoad: (loaded: number, total: number) => void;
}

async function readBytes(url: string, signal: AbortSignal, onBytes: (count: number) => void) {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url} has status ${response.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onBytes(value.byteLength);
  }
  return new Blob(parts);
}

/** Loads the files of a program, all at once. The browser keeps them for a year. Rejects if one cannot be loaded. */
export async function loadProgram(
  name: ProgramName,
  { onScript, onFile, onLoad }: ProgramReceiver,
  signal: AbortSignal,
): Promise<void> {
  const { script, files } = __LAB_FILES__.programs[name];
  const named = Object.entries(files);
  const total = named.reduce((sum, [, { bytes }]) => sum + bytes, script.bytes);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onLoad(loaded, total);
  };
  await Promise.all([
    readBytes(script.url, signal, count).then(async (blob) => onScript(await blob.text())),
    ...named.map(async ([file, { url }]) => {
      const blob = await readBytes(url, signal, count);
      onFile(file, await blob.arrayBuffer());
    }),
  ]);
}
