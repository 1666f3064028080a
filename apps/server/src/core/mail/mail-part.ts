/** A mail, or a part of one: headers, body and nested parts. */
export interface MailPart {
  /** By lower-case name; a repeated header has several values. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** One character per byte; `textOf` decodes it. */
  readonly body: string
  readonly parts: readonly MailPart[]
}

/** Maximum depth of nested parts, and maximum parts of one: a server's notice has three, one level deep. */
const limits = { depth: 6, parts: 30 } as const

/** Parses a mail according to RFC 5322 and 2045; a malformed one is read as far as possible. */
export function readMailPart(bytes: Buffer): MailPart {
  // The line that a mail server's pipe writes first (`From sender date`) does not belong to the mail.
  return readPart(bytes.toString('latin1').replace(/^>?From [^\n]*\n/, ''), 0)
}

function readPart(text: string, depth: number): MailPart {
  // A part may have no headers: it then begins with the empty line.
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
  // A truncated notice is read as far as it goes.
  return lines ? [...parts, lines.join('\n')] : parts
}

/** Reads lines of the form `Name: value`, with continuation lines joined. */
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

/** Returns a parameter of a header's value: `boundary` of `multipart/report; boundary="…"`. */
export function parameterOf(value: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(value) ?? []
  return quoted ?? plain
}

/** Returns the first value of a header, or an empty string. */
export function headerOf({ headers }: MailPart, name: string): string {
  return headers.get(name)?.[0] ?? ''
}

/** Returns the text of a part, with its transfer encoding decoded. */
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

/** Returns the part and all nested ones, in reading order. */
export function partsOf(part: MailPart): MailPart[] {
  return [part, ...part.parts.flatMap(partsOf)]
}

/** Returns `text/plain` of `text/plain; charset=utf-8`, in lower case; the default is text. */
export function typeOf(part: MailPart): string {
  return (headerOf(part, 'content-type').split(';')[0] ?? '').trim().toLowerCase() || 'text/plain'
}
