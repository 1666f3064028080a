import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { fontFile } from '@enlace/documents/font-files.ts'
import { type AppIconName, appIcons, type IconSubject, initialsIcon, pictureIcon } from './icon-drawing.ts'

/** What the thread draws. */
export interface IconJob extends IconSubject {
  name: AppIconName
}

// The thread is begun with its job.
const { name, picture, ...subject } = workerData as IconJob
const { side, isMaskable } = appIcons[name]

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const font = {
  fontBuffers: [await readFile(fontFile('semibold'))],
  loadSystemFonts: false,
  defaultFontFamily: 'Enlace Sans SemiBold',
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(draw())

function draw(): Uint8Array {
  if (picture) {
    try {
      return render(pictureIcon(asRaster(picture), isMaskable), side)
    } catch {
      // What the company has there is no picture that can be drawn: its initials stand for it.
    }
  }
  return render(initialsIcon(subject, isMaskable), side)
}

/** An SVG is drawn by itself first: as a part of another one it could refer to things of that. */
function asRaster(given: NonNullable<IconSubject['picture']>) {
  if (given.mediaType !== 'image/svg+xml') return given
  return { mediaType: 'image/png', bytes: render(Buffer.from(given.bytes).toString('utf8'), 512) }
}

function render(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()
}
