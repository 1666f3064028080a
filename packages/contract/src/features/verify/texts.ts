/** Texts of the public check of an issued document. */
export const verifyTexts = {
  title: 'Verificar un documento',
  intro:
    'Escriba el código de verificación que está impreso en el documento. Le mostramos lo que la compañía tiene registrado, para que lo compare.',
  code: 'Código de verificación',
  hint: 'Doce letras y números, por ejemplo 7K3M-9QX2-VD44.',
  malformed: 'El código tiene doce letras y números. Revise que esté completo.',
  missing: 'Escriba el código de verificación.',
  submit: 'Verificar',
  checking: 'Consultando el código',
  failedTitle: 'No pudimos consultar el código',
  unknownTitle: 'Código no encontrado',
  unknown:
    'Ningún documento expedido por este portal tiene el código {code}. Revise que lo haya copiado completo; si es correcto, el documento no es auténtico.',
  valid: 'Documento auténtico',
  validBody:
    '{company} expidió este documento. Compruebe que los datos coincidan con los del papel o el archivo.',
  annulled: 'Documento anulado',
  annulledBody: 'El documento se expidió, pero se anuló el {fecha} y no tiene validez.',
  reason: 'Motivo: {motivo}.',
  kind: 'Documento',
  number: 'Número',
  cutOff: 'Fecha de corte',
  issued: 'Expedido',
  company: 'Expedido por',
  companyNit: 'NIT de la compañía',
  supplier: 'Expedido a',
  supplierNit: 'NIT del proveedor',
  contents: 'Lo que dice el documento',
  another: 'Verificar otro documento',
} as const
