/** Who else has a subject open: `{nombre}` is one person, `{cosa}` the name of the subject on its screen. */
export const presenceTexts = {
  one: '{nombre} está revisando {cosa}.',
  two: '{nombre} y {otro} están revisando {cosa}.',
  more: '{nombre}, {otro} y {n} más están revisando {cosa}.',
  row: '{nombre} lo está revisando',
  things: {
    registration: 'esta solicitud',
    'profile-request': 'este cambio de datos',
    'bank-change': 'este cambio de cuenta',
    'required-document': 'este documento',
    'contract-policy': 'esta póliza',
    evaluation: 'esta evaluación',
    'evaluation-review': 'esta revisión',
    question: 'esta consulta',
    'contact-message': 'este mensaje',
    'online-payment': 'este pago',
    objection: 'esta objeción',
    proposal: 'esta propuesta',
    mail: 'este correo',
    certificate: 'este certificado',
    'third-party': 'este proveedor',
  },
} as const
