/** A mail as received, parsed as its recipient's program does. */
export interface ReceivedMail {
  /** The recipient in the envelope. */
  recipient: string
  /** The return path in the envelope. */
  returnPath: string
  /** The decoded headers: `Name <address>`. */
  from: string
  replyTo: string
  subject: string
  messageId: string
  text: string
  html: string
  /** Every address in the text, in order. */
  links: string[]
  /** Every header by its name in lower case; the last one if repeated. */
  headers: Record<string, string>
}

/** Parses a mail from its bytes. */
export function readMail(
  { recipient, returnPath }: Pick<ReceivedMail, 'recipient' | 'returnPath'>,
  raw: string,
): ReceivedMail {
  const { headers, body } = split(raw)
  const parts = partsOf(headers, body)
  const text = parts.get('text/plain') ?? ''
  return {
    recipient,
    returnPath,
    from: unquote(headers['from'] ?? ''),
    replyTo: unquote(headers['reply-to'] ?? ''),
    subject: headers['subject'] ?? '',
    messageId: headers['message-id'] ?? '',
    text,
    html: parts.get('text/html') ?? '',
    links: text.match(/https?:\/\/\S+/g) ?? [],
    headers,
  }
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) }
}

/** An address with the name as displayed: a name with a dot is in quotes. */
function unquote(address: string): string {
  return address.replace(/^"(.*)"(?= <)/, (_, name: string) => name.replace(/\\(.)/g, '$1'))
}

/** The texts of a mail by their media type. */
function partsOf(headers: Record<string, string>, body: string): Map<string, string> {
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined) {
    const text = decodeBody(headers['content-transfer-encoding'] ?? '7bit', body)
    return new Map([
      [type.split(';')[0]?.trim().toLowerCase() ?? '', text.replaceAll('\r\n', '\n').trimEnd()],
    ])
  }
  const inner = body.split(`--${boundary}`).slice(1, -1)
  return new Map(
    inner.flatMap((part) => {
      const { headers: own, body: content } = split(part.replace(/^\r\n/, ''))
      return [...partsOf(own, content)]
    }),
  )
}

function decodeBody(encoding: string, body: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  if (/quoted-printable/i.test(encoding)) return decodeQuoted(body.replace(/=\r\n/g, ''))
  return Buffer.from(body, 'latin1').toString('utf8')
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes the words of a header that are not ASCII (RFC 2047); spaces between two of them are ignored. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuoted(word.replaceAll('_', ' ')),
  )
}
