/** A kind of file that a registration takes, by how names end and what browsers call it. */
export interface PaperKind {
  readonly name: string
  readonly endings: readonly string[]
  readonly mediaTypes: readonly string[]
  /** How its bytes begin, in hexadecimal: an XML is behind spaces or a mark of its encoding. */
  readonly begins: RegExp
}

/** The kinds of files that a registration takes. */
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
 * The kinds that a template's file field takes, by its `accept`. Where it names none, or none that the portal takes, it takes
 * all of them: else nobody could answer it.
 */
export function kindsOf(accept: string): readonly PaperKind[] {
  const asked = accept
    .toLowerCase()
    .split(/[\s,;]+/)
    // A person may write an ending without its dot.
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
