import * as fields from '../../core/words/field-texts.ts'

/** The texts of events generated from the company's calendar; descriptions are HTML. */
export const generatedTexts = {
  cutoff: {
    title: 'Cierre de radicación de facturas de {mes}',
    summary: 'Hora límite para radicar las facturas de {mes}.',
    description:
      '<p>Las facturas que se reciban después de esta hora se radican en el período siguiente.</p>',
    movedBefore: '<p>El día {dia} no es hábil: el cierre se adelanta al {fecha}.</p>',
    movedAfter: '<p>El día {dia} no es hábil: el cierre pasa al {fecha}.</p>',
    receptionTitle: '<h2>Dónde se radica</h2>',
    receptionLine: '<li><strong>{name}:</strong> {value}</li>',
    names: { correo: fields.mail, direccion: fields.address, horario: fields.hours },
  },
  run: {
    title: 'Corrida de pagos',
    summary: 'Corrida de pagos de la compañía.',
    description:
      '<p>La compañía paga las facturas programadas para este día. Consúltelas en Estados de Cuenta.</p>',
    moved: '<p>El {fecha} no es hábil: el pago pasa al siguiente día hábil.</p>',
  },
} as const
