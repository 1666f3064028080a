/** The texts of the demo's evaluations. */
export const demoQualificationTexts = {
  failed: 'No se prepararon las evaluaciones de la demostración: {reason}',
  evaluator: 'Claudia Patricia Mejía, Compras',
  actor: 'compras@demo.co',
  remarks: [
    'Buen desempeño general. Reforzar la entrega de certificados de calidad.',
    'Las demoras se concentraron en la planta de Yumbo.',
    'Mejoró la entrega; persisten diferencias en las facturas.',
    'Cumplió los compromisos del plan de mejora del trimestre anterior.',
    'Desempeño estable. Se recomienda confirmar las órdenes por el portal.',
    'Excelente respuesta ante el pico de demanda del trimestre.',
  ],
  criteria: {
    calidad: 'Los lotes llegaron conformes; en dos entregas faltó el certificado de calidad.',
    cumplimiento: 'Algunas entregas llegaron después de la fecha pactada.',
    oportunidad: 'Respondió los reclamos, pero confirmó tarde varias órdenes.',
    gestion: 'La planilla de seguridad social llegó completa. Una factura se rechazó por no citar la orden.',
  },
  review: {
    asks: 'Solicitamos revisar el puntaje de Cumplimiento: dos entregas se reprogramaron a solicitud de su bodega y figuran como tardías. Quedamos atentos para enviar los correos que lo muestran.',
    answers:
      'Revisamos las dos entregas con la bodega y confirmamos la reprogramación. Publicamos la evaluación corregida.',
    corrected: 'Corregido: dos entregas se habían reprogramado a solicitud de la bodega.',
  },
  actions: {
    done: {
      accion: 'Enviar el certificado de calidad de cada lote junto con la remisión',
      responsable: 'Marcela Ríos Cárdenas, Calidad',
      evidence: 'Desde el mes pasado el certificado viaja con la remisión y se adjunta a la entrada.',
      answer: 'Verificado en las últimas entregas. Gracias.',
      fileName: 'procedimiento-certificados.pdf',
      fileTitle: 'Procedimiento de entrega de certificados de calidad',
      fileText:
        'El despacho no sale de planta sin el certificado de calidad del lote. El auxiliar de despachos lo imprime, lo firma el jefe de calidad y se entrega con la remisión; una copia digital se guarda con el número de la orden.',
      note: 'Documento de demostración.',
    },
    waiting: {
      accion: 'Confirmar por el portal las órdenes de compra dentro de las 24 horas siguientes',
      responsable: 'Jhon Fredy Quiñones Mina, Despachos',
    },
    late: {
      accion: 'Revisar que cada factura cite la orden de compra antes de enviarla',
      responsable: 'Área de facturación',
    },
  },
} as const
