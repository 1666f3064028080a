/** A reason why the database cannot be started or used, shown to the operator in one line with advice. */
export class StartupFault extends Error {
  override readonly name = 'StartupFault'
  readonly hint: string

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.hint = hint
  }
}

/** Translates a file system error into a StartupFault; other errors are returned unchanged. */
export function diskFault(error: unknown, place: string): unknown {
  const code = errorCode(error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT') {
    return new StartupFault(
      `The data folder ${place} cannot be written.`,
      'Give this user write permission on it, or point DATA_DIR at another folder.',
      error,
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return fullDisk(place, error)
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartupFault(
      `The data folder ${place} is a file or lies inside one.`,
      'Point DATA_DIR at a folder.',
      error,
    )
  }
  if (code === 'EIO') {
    return new StartupFault(
      `The disk of the data folder ${place} fails.`,
      'Check the disk, then restore the last backup if data was lost.',
      error,
    )
  }
  return error
}

/** The fault of a full disk. */
export function fullDisk(place: string, cause?: unknown): StartupFault {
  return new StartupFault(
    `The disk of the data folder ${place} is full.`,
    'Free some space, or point DATA_DIR at another disk.',
    cause,
  )
}

/** The code that the operating system or the database gave an error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
