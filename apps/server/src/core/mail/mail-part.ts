/** A mail, or a part of one, as it came: its headers, its bytes, and the parts within it. */
export interface MailPart {
  /** By name in small letters; one that stands several times has several values. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** One sign a byte; `textOf` reads it. */
  readonly body: string
  readonly parts: readonly MailPart[]
}

/** How deep parts within parts are read, and how many of one: a notice of a server has three, one level deep. */
const limits = { depth: 6, parts: 30 } as const

/** Reads a mail as RFC 5322 and 2045 write it; what is broken is read as far as it goes. */
export function readMailPart(bytes: Buffer): MailPart {
  // What a mail server's pipe writes before the headers (`From sender date`) is none of the mail's.
  return readPart(bytes.toString('latin1').replace(/^>?From [^\n]*\n/, ''), 0)
}

function readPart(text: string, depth: number): MailPart {
  // A part may have no headers at all: it then begins with the empty line.
  const gap = /^\r?\n|\r?\n\r?\n/.exec(text)
  const head = gap ? text.slice(0, gap.index) : text
  const body = gap ? text.slice(gap.index + gap[0].length) : ''
  const headers = readFieldLines(head)
  const [type = ''] = headers.get('content-type') ?? []
  const boundary = /^multipart\//i.test(type) ? parameterOf(type, 'boundary') : undefined
  const inner = boundary && depth < limits.depth ? partsWithin(body, boundary) : []
  return { headers, body, parts: inner.map((part) => readPart(part, depth + 1)) }
}

function partsWithin(body: string, boundary: string): string[] {
  const parts: string[] = []
  let lines: string[] | undefined
  for (const line of body.split('\n')) {
    const mark = line.trimEnd()
    if (mark !== `--${boundary}` && mark !== `--${boundary}--`) lines?.push(line)
    else {
      if (lines) parts.push(lines.join('\n').replace(/\r$/, ''))
      lines = mark.endsWith('--') && mark !== `--${boundary}` ? undefined : []
      if (parts.length >= limits.parts) return parts
    }
  }
  // A notice that was cut off says what it says.
  return lines ? [...parts, lines.join('\n')] : parts
}

/** Lines of the form `Name: value`, with what was broken over several lines made one. */
export function readFieldLines(text: string): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>()
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
    if (name === undefined) continue
    const key = name.toLowerCase()
    const values = fields.get(key)
    if (values) values.push(value.trim())
    else fields.set(key, [value.trim()])
  }
  return fields
}

/** A parameter of a header's value: `boundary` of `multipart/report; boundary="…"`. */
export function parameterOf(value: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(value) ?? []
  return quoted ?? plain
}

/** The first value of a header; empty where it is not there. */
export function headerOf({ headers }: MailPart, name: string): string {
  return headers.get(name)?.[0] ?? ''
}

/** What a part of text says, its transfer encoding undone. */
export function textOf(part: MailPart): string {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase()
  return bytesOf(part.body, encoding).toString(
    /\bcharset\s*=\s*"?(iso-8859-1|windows-1252|us-ascii)/i.test(headerOf(part, 'content-type'))
      ? 'latin1'
      : 'utf8',
  )
}

function bytesOf(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const whole = body.replace(/=[ \t]*\r?\n/g, '')
  const plain = whole.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(plain, 'latin1')
}

/** The part itself and all within it, in reading order. */
export function partsOf(part: MailPart): MailPart[] {
  return [part, ...part.parts.flatMap(partsOf)]
}

/** `text/plain` of `text/plain; charset=utf-8`, in small letters; a part that says nothing is text. */
export function typeOf(part: MailPart): string {
  return (headerOf(part, 'content-type').split(';')[0] ?? '').trim().toLowerCase() || 'text/plain'
}
