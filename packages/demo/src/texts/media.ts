/** The pictures of the demo's libraries, by file name, with their alternative texts. */
export const demoMediaTexts = {
  author: 'demostracion',
  failed: 'La demostración quedó sin imágenes en la biblioteca: {reason}',
  pictures: {
    cierre_de_facturas: { name: 'Cierre de facturas', alt: 'Calendario con el día 25 señalado' },
    compras_locales: { name: 'Compras locales', alt: 'Planta de alimentos junto a un cultivo' },
    entregas_programadas: {
      name: 'Entregas programadas',
      alt: 'Camión de reparto en una carretera de la sabana',
    },
    puerto_de_mamonal: { name: 'Puerto de Mamonal', alt: 'Grúas y un barco en el puerto' },
  },
} as const
