import * as z from 'zod/mini'

/** Where storage is measured: the data folder, the files folder, or the database's limit. */
export const roomPlaces = ['data', 'files', 'database'] as const

/** The fullest storage of a server: `low` is a warning, at `full` no more files are accepted. */
export const Room = z.object({
  place: z.enum(roomPlaces),
  level: z.enum(['low', 'full']),
  free: z.number(),
  total: z.number(),
})
export type Room = z.infer<typeof Room>
