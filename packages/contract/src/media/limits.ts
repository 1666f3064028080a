/** What the library takes and makes of it, the same for the server, the screens and their texts. */
export const mediaLimits = {
  /** Files of one upload, and the bytes of the largest. */
  files: 10,
  bytes: 15 * 1024 * 1024,
  /** Millions of pixels: a larger picture takes a machine's memory and no screen shows it. */
  megapixels: 40,
  /** Letters of a picture's name and of what stands for it where it is not seen. */
  name: 120,
  alt: 300,
} as const

/** Widths in which a picture is kept, as far as it is that wide; one that is smaller than all is kept as it is. */
export const mediaWidths: readonly number[] = [320, 640, 960, 1280, 1920]

/** The formats of each width, the smaller one first: a browser takes the first that it reads. */
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]
