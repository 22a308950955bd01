/** Downloads the file of a link without leaving the page. The server's name takes precedence, if it is on another host. */
export function saveLink(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves content as a file with this name, as a download does. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
