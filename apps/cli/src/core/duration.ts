/** How long something took, as Colombians write it: `3,2 s`. */
export function writeSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
