/** A type of file that a registration accepts, by file extensions and media types. */
export interface PaperKind {
  readonly name: string
  readonly endings: readonly string[]
  readonly mediaTypes: readonly string[]
  /** The first bytes in hexadecimal; XML may follow spaces or a byte order mark. */
  readonly begins: RegExp
}

/** The types of files that a registration accepts. */
export const paperKinds: readonly PaperKind[] = [
  { name: 'PDF', endings: ['.pdf'], mediaTypes: ['application/pdf'], begins: /^255044462d/ },
  { name: 'JPG', endings: ['.jpg', '.jpeg'], mediaTypes: ['image/jpeg'], begins: /^ffd8ff/ },
  { name: 'PNG', endings: ['.png'], mediaTypes: ['image/png'], begins: /^89504e470d0a1a0a/ },
  {
    name: 'XML',
    endings: ['.xml'],
    mediaTypes: ['application/xml', 'text/xml'],
    begins: /^(?:efbbbf)?(?:20|09|0a|0d)*3c/,
  },
]

/**
 * Returns the types of a template's file field, by its `accept`. Without any supported type it accepts all, because
 * otherwise nobody could fill it in.
 */
export function kindsOf(accept: string): readonly PaperKind[] {
  const asked = accept
    .toLowerCase()
    .split(/[\s,;]+/)
    // An extension may be written without its dot.
    .map((part) => (/^\w+$/.test(part) ? `.${part}` : part))
  const named = paperKinds.filter(({ endings, mediaTypes }) =>
    asked.some(
      (one) =>
        endings.includes(one) ||
        mediaTypes.some((type) => type === one || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)))),
    ),
  )
  return named.length === 0 ? paperKinds : named
}
