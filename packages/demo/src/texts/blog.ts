/** The message of the command line if the demo's blog is missing. */
export const demoBlogTexts = {
  failed: 'No se pudo cargar el blog de demostración: {reason}',
} as const
