/** The requests of persons of the demo to their companies, and the changes that wait for a decision. */
export const demoRequestTexts = {
  failed: 'No se prepararon las solicitudes de la demostración: {reason}',
  correction:
    'En el portal mi segundo apellido aparece como Nina; es Mina. Por favor corríjanlo también en los avisos.',
  consultation: 'Quiero saber qué datos personales míos tiene la compañía y con quién los comparte.',
  change: 'Cambiamos la línea de cartera y la dirección de la bodega de recibo.',
  phone: '6056431180',
  address: 'Zona Industrial Mamonal Km 6, Bodega 14',
  policy: {
    numero: 'CL-2026-3381',
    aseguradora: 'Seguros del Pacífico S.A.',
    description: 'Póliza de {amparo}',
    fileTitle: 'Póliza de calidad de los bienes',
    fileText:
      'La aseguradora ampara la calidad de los bienes suministrados en ejecución del contrato, hasta el valor asegurado y por la vigencia que se indican en la carátula.',
    fileName: 'poliza-calidad.pdf',
    note: 'Documento de demostración.',
  },
} as const
