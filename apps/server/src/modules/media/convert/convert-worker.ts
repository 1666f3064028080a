import { parentPort } from 'node:worker_threads'
import { mediaFormats } from '@enlace/contract/media/limits.ts'
import { decode, encode, shrink } from './codecs.ts'
import type { ConvertJob, ConvertNews } from './convert-job.ts'
import { heightFor, widthsFor } from './sizes.ts'

const tell = (news: ConvertNews) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage(news)
}

async function convert(job: ConvertJob): Promise<void> {
  const pixels = await decode(job).catch((fault: unknown) => String(fault))
  if (typeof pixels === 'string') {
    tell({ kind: 'unreadable', why: pixels })
    return
  }
  const widths = widthsFor(pixels.width)
  tell({
    kind: 'opened',
    width: pixels.width,
    height: pixels.height,
    sizes: widths.length * mediaFormats.length,
  })
  for (const width of widths) {
    const height = heightFor(width, pixels)
    const shrunk = await shrink(pixels, width, height)
    for (const format of mediaFormats) {
      tell({ kind: 'size', size: { format, width, height, bytes: await encode(shrunk, format) } })
    }
  }
  tell({ kind: 'done' })
}

parentPort?.on('message', (job: ConvertJob) => void convert(job))
tell({ kind: 'ready' })
