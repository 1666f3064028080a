/** What a test may state of a mail that arrives. */
export interface WrittenMail {
  from?: string
  subject?: string
  messageId?: string
  headers?: readonly string[]
  files?: readonly { name: string; bytes: string | Uint8Array; type?: string }[]
}

let serial = 0

/** Writes a mail as a mail program does: a short text, and files as attachments. */
export function writtenMail({
  from = 'facturas@proveedor.test',
  subject = 'Factura',
  ...rest
}: WrittenMail = {}) {
  const { headers = [], files = [], messageId = `<${Date.now()}.${++serial}@proveedor.test>` } = rest
  const lines = [
    `From: Proveedor <${from}>`,
    'To: facturas@compania.test',
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Tue, 01 Dec 2026 08:00:00 -0500',
    'MIME-Version: 1.0',
    ...headers,
    'Content-Type: multipart/mixed; boundary="parte"',
    '',
    '--parte',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Adjuntamos la factura.',
    ...files.flatMap(({ name, bytes, type = 'application/octet-stream' }) => [
      '--parte',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
    '--parte--',
    '',
  ]
  return lines.join('\r\n')
}
