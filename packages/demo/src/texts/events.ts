/** The file for an event of the demo's company, and the message if it could not be added. */
export const demoEventTexts = {
  failed: 'Los eventos de demostración quedaron incompletos: {reason}',
  code: 'factura-sin-devoluciones',
  file: 'Lista de chequeo de factura electrónica.pdf',
  title: 'Lista de chequeo de factura electrónica',
  subtitle: 'Antes de enviar la factura',
  facts: [
    { label: 'Orden de compra', value: 'El número completo, en el campo de la orden del XML.' },
    { label: 'Entradas', value: 'Cantidades iguales a las recibidas; las diferencias se reportan antes.' },
    { label: 'Retenciones', value: 'Bases y tarifas como las muestra el portal en Certificados.' },
    { label: 'Correo', value: 'Un ZIP por factura: contenedor XML y representación gráfica.' },
  ],
  remark: {
    title: 'Después del cierre',
    text: 'Lo que llegue después del cierre de radicación se recibe en el período siguiente.',
  },
} as const
