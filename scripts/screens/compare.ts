import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Pictures of one state of the code, by the screen's name. */
export type Pictures = ReadonlyMap<string, Buffer>

/** A screen that is not the same in both states: what to say about it, and the picture of what differs, if there are two. */
export type Difference = { name: string; reason: string; diff?: Buffer }

/** Rounded corners are not drawn alike each time: at most 2 of 255 steps, which this leaves out. */
const INVISIBLE = 0.01

/** Compares each named screen pixel by pixel; a screen that one of the states does not have differs. */
export function compareScreens(names: readonly string[], before: Pictures, after: Pictures): Difference[] {
  return names.flatMap((name) => {
    const [one, other] = [before.get(name), after.get(name)]
    if (one && other) return comparePictures(name, one, other)
    const states = [one ? [] : ['before'], other ? [] : ['after']].flat()
    return [{ name, reason: `no picture ${states.join(' and ')}` }]
  })
}

function comparePictures(name: string, before: Buffer, after: Buffer): Difference[] {
  if (before.equals(after)) return []
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  const diff = new PNG(size)
  const pixels = pixelmatch(
    enlarge(one, size).data,
    enlarge(other, size).data,
    diff.data,
    size.width,
    size.height,
    { threshold: INVISIBLE, includeAA: true },
  )
  if (pixels === 0) return []
  const sizes = [one, other].map(({ width, height }) => `${width}x${height}`)
  const grown = sizes[0] === sizes[1] ? '' : `, ${sizes.join(' is now ')}`
  return [{ name, reason: `${pixels} pixels differ${grown}`, diff: PNG.sync.write(diff) }]
}

/** What one picture has and the other does not is compared with a colour that no screen has. */
function enlarge(picture: PNG, size: { width: number; height: number }): PNG {
  const enlarged = new PNG(size)
  enlarged.data = Buffer.alloc(size.width * size.height * 4, Buffer.from([255, 0, 255, 255]))
  PNG.bitblt(picture, enlarged, 0, 0, picture.width, picture.height, 0, 0)
  return enlarged
}
