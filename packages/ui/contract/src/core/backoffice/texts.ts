/** The back office's first page, while its screens are not there yet: it says what this address offers. */
export const backofficeTexts = {
  title: 'Enlace · Administración',
  intro:
    'Esta dirección es la de la administración de la compañía. Las pantallas todavía no están disponibles.',
  meanwhile:
    'Por ahora se cargan datos, se crean compañías y se invitan usuarios desde la línea de comandos.',
  commands: 'npm run enlace -- help',
  api: 'Documentación de la API',
  portal: 'Ir al portal de proveedores',
} as const // the texts are the type
