/** What the command line says when the demo's blog is not there. */
export const demoBlogTexts = {
  failed: 'No se pudo cargar el blog de demostración: {reason}',
} as const
