/** The limits of the library, shared by the server, the screens and their texts. */
export const mediaLimits = {
  /** Files per upload, and the bytes of the largest. */
  files: 10,
  bytes: 15 * 1024 * 1024,
  /** Maximum megapixels: larger pictures need much memory, and no screen shows them. */
  megapixels: 40,
  /** Maximum length of a picture's name and alternative text. */
  name: 120,
  alt: 300,
} as const

/** Widths of the stored versions, up to the picture's own; a smaller picture is stored in its own width. */
export const mediaWidths: readonly number[] = [320, 640, 960, 1280, 1920]

/** The formats of each width, smallest first; a browser takes the first that it supports. */
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]
