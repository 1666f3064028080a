/** The proposed form for a company: the usual criteria of Colombian forms, with editable weights. */
export const usualFormTexts = {
  nombre: 'Evaluación de desempeño de proveedores',
  criterios: {
    calidad: {
      nombre: 'Calidad',
      descripcion: 'El producto o servicio cumple la ficha técnica y llega con sus soportes.',
      items: [
        'Producto conforme con la ficha técnica',
        'Certificado de calidad del lote',
        'Empaque y rotulado',
      ],
    },
    cumplimiento: {
      nombre: 'Cumplimiento',
      descripcion: 'Entrega en la fecha y en la cantidad pedidas.',
      items: ['Plazos de entrega', 'Cantidades entregadas'],
    },
    oportunidad: {
      nombre: 'Oportunidad de respuesta',
      descripcion: 'Confirma órdenes y atiende consultas y reclamos a tiempo.',
      items: ['Confirmación de órdenes', 'Atención de reclamos'],
    },
    gestion: {
      nombre: 'Gestión',
      descripcion: 'Seguridad social al día y facturación oportuna y sin errores.',
      items: ['Seguridad social y parafiscales', 'Facturación oportuna y correcta', 'Documentos vigentes'],
    },
  },
} as const
