import * as z from 'zod/mini'

/** Where room is measured: the folder of the data, the folder of the files, or what the database may take. */
export const roomPlaces = ['data', 'files', 'database'] as const

/** The place of a server with the least room, where that is little: `low` is a warning, at `full` no more files are taken. */
export const Room = z.object({
  place: z.enum(roomPlaces),
  level: z.enum(['low', 'full']),
  free: z.number(),
  total: z.number(),
})
export type Room = z.infer<typeof Room>
