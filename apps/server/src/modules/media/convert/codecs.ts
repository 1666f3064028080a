import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decodeAvif, { init as initAvifDecoder } from '@jsquash/avif/decode.js'
import encodeAvif, { init as initAvifEncoder } from '@jsquash/avif/encode.js'
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js'
import resize, { initResize } from '@jsquash/resize'
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js'
import type { MediaFormat } from '@enlace/contract/media/limits.ts'

/** A picture as pixels of four bytes. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
  colorSpace: 'srgb'
}

/** The codecs expect this browser class, which Node does not have. */
class NodeImageData implements Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly colorSpace = 'srgb'

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
Object.assign(globalThis, { ImageData: NodeImageData })

/** Node has this, but its types are in the browser library only. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

const require = createRequire(import.meta.url)
const compiled = async (file: string) => WebAssembly.compile(await readFile(require.resolve(file)))
const once = <Loaded>(load: () => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined
  return () => (loading ??= load())
}

const load = {
  avifDecoder: once(async () => initAvifDecoder(await compiled('@jsquash/avif/codec/dec/avif_dec.wasm'))),
  avifEncoder: once(async () => initAvifEncoder(await compiled('@jsquash/avif/codec/enc/avif_enc.wasm'))),
  jpegDecoder: once(async () => initJpegDecoder(await compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))),
  pngDecoder: once(async () => initPngDecoder(await compiled('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))),
  resizer: once(async () =>
    initResize(await compiled('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm')),
  ),
  webpDecoder: once(async () => initWebpDecoder(await compiled('@jsquash/webp/codec/dec/webp_dec.wasm'))),
  webpEncoder: once(async () =>
    initWebpEncoder(await compiled('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
  ),
}

/** Decodes a file, rotated by its EXIF orientation. @throws Error if it is unreadable. */
export async function decode({
  bytes,
  mediaType,
}: {
  bytes: Uint8Array
  mediaType: string
}): Promise<Pixels> {
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer // of a file, which nothing shares
  switch (mediaType) {
    case 'image/jpeg':
      await load.jpegDecoder()
      return decodeJpeg(buffer, { preserveOrientation: true })
    case 'image/png':
      await load.pngDecoder()
      return decodePng(buffer)
    case 'image/webp':
      await load.webpDecoder()
      return decodeWebp(buffer)
    case 'image/avif': {
      await load.avifDecoder()
      const pixels = await decodeAvif(buffer)
      if (!pixels) throw new Error('The picture holds no pixels')
      return pixels
    }
    default:
      throw new Error(`${mediaType} has no decoder`)
  }
}

/** Returns the same picture in another size. */
export async function shrink(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  if (width === pixels.width) return pixels
  await load.resizer()
  return resize(pixels, { width, height, method: 'lanczos3' })
}

/** Encodes a picture at a quality without visible loss on a page. */
export async function encode(pixels: Pixels, format: MediaFormat): Promise<Uint8Array> {
  if (format === 'avif') {
    await load.avifEncoder()
    return new Uint8Array(await encodeAvif(pixels, { quality: 55, speed: 8 }))
  }
  await load.webpEncoder()
  return new Uint8Array(await encodeWebp(pixels, { quality: 80, method: 4 }))
}
