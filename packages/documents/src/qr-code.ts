import encoder from 'qrcode-generator'

/** A QR code: its modules row by row, true where they are dark. */
export type QrCode = readonly (readonly boolean[])[]

encoder.stringToBytes = (text) => [...Buffer.from(text)]

/**
 * A text as a QR code of the smallest version that holds it, at level M, which survives 15 % of damage.
 * @throws when it has more than 2,331 bytes.
 */
export function qrCode(text: string): QrCode {
  const code = encoder(0, 'M')
  code.addData(text)
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  return places.map((row) => places.map((column) => code.isDark(row, column)))
}
