/** The link that calls a telephone number as the company wrote it: `601 555 0142 ext. 2314`. */
export function phoneLink(written: string): string {
  const [number = '', extension] = written
    .split(/\s*ext(?:ensi.n)?\.?\s*/i)
    .map((part) => part.replace(/[^+\d]/g, ''))
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`
}
