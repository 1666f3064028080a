import * as fields from '../../core/words/field-texts.ts'

/** The public page of a mail's link, on which a change of account is cancelled. */
export const bankChangePageTexts = {
  plainTitle: 'Cambio de cuenta bancaria',
  title: 'Cambio de cuenta bancaria {numero}',
  intro:
    'Se pidió que {company} pague a {proveedor} en otra cuenta. Si no reconoce el cambio, cancélelo aquí.',
  facts: fields.request,
  supplier: fields.supplier,
  newAccount: fields.newAccount,
  oldAccount: fields.currentAccount,
  hiddenAccount: 'No se muestra',
  branches: fields.branches,
  askedBy: fields.askedBy,
  askedAt: fields.date,
  applies: 'Se aplica desde',
  appliesLater: '{horas} {horas:hora|horas} después de la aprobación de dos personas de {company}',
  nothing: 'Si usted reconoce el cambio, cierre esta página: no tiene que hacer nada más.',
  cancel: 'Cancelar el cambio de cuenta',
  sure: 'No reconozco este cambio o ya no lo quiero',
  sureFault: 'Marque la casilla para cancelar el cambio.',
  done: 'El cambio quedó cancelado',
  doneText:
    'Los pagos se siguen haciendo a la cuenta actual. Todos los usuarios principales y la compañía recibieron un aviso.',
  doneNext:
    'Si usted no pidió este cambio, es posible que otra persona haya usado el usuario que lo pidió: cambie las contraseñas, cierre las demás sesiones en Mis Datos y llame a la compañía.',
  closed: {
    aplicado:
      'Este cambio ya se aplicó el {fecha} y no se puede cancelar desde aquí. Si no lo reconoce, llame ahora a la compañía.',
    rechazado:
      'La compañía rechazó este cambio el {fecha}. Los pagos se siguen haciendo a la cuenta anterior.',
    cancelado: 'Este cambio se canceló el {fecha}. Los pagos se siguen haciendo a la cuenta anterior.',
  },
  contact: 'Comunicarse con la compañía',
  gone: 'Este enlace no es válido',
  goneText:
    'El enlace ya se usó, venció o está incompleto. Busque en su correo el mensaje más reciente de este cambio.',
} as const
