import * as fields from '../../core/words/field-texts.ts'

/** The public page of a mail's link, by which a change of account is stopped. */
export const bankChangePageTexts = {
  plainTitle: 'Cambio de cuenta bancaria',
  title: 'Cambio de cuenta bancaria {numero}',
  intro: 'Alguien pidió que {company} pague a {proveedor} en otra cuenta. Si no lo reconoce, cancélelo aquí.',
  facts: 'Lo que se pidió',
  supplier: fields.supplier,
  newAccount: fields.newAccount,
  oldAccount: fields.currentAccount,
  hiddenAccount: 'No se muestra',
  branches: fields.branches,
  askedBy: fields.askedBy,
  askedAt: fields.date,
  applies: 'Se aplica desde',
  appliesLater: '{horas} {horas:hora|horas} después de que dos personas de {company} lo aprueben',
  nothing: 'Abrir esta página no cambia nada. Si usted reconoce el cambio, puede cerrarla.',
  cancel: 'Cancelar el cambio de cuenta',
  sure: 'No reconozco este cambio o ya no lo quiero',
  sureFault: 'Marque la casilla para cancelar el cambio.',
  done: 'El cambio quedó cancelado',
  doneText: 'Los pagos siguen a la cuenta actual. Todos los usuarios Master y la compañía recibieron aviso.',
  doneNext:
    'Si usted no pidió este cambio, alguien pudo entrar con el usuario que lo pidió: cambie las contraseñas, cierre las demás sesiones en Mis datos y llame a la compañía.',
  closed: {
    aplicado:
      'Este cambio ya se aplicó el {fecha} y no se puede cancelar desde aquí. Si no lo reconoce, llame ahora a la compañía.',
    rechazado: 'La compañía rechazó este cambio el {fecha}. Los pagos siguen a la cuenta que había.',
    cancelado: 'Este cambio se canceló el {fecha}. Los pagos siguen a la cuenta que había.',
  },
  contact: 'Comunicarse con la compañía',
  gone: 'Este enlace no sirve',
  goneText:
    'Ya se usó, venció o está incompleto. Busque en su correo el mensaje más reciente de este cambio.',
} as const
