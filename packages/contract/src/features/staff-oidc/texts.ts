/** Texts of the back office's screen of the staff's sign-in by the company's own identity provider. */
export const staffOidcTexts = {
  menu: 'Ingreso institucional',
  title: 'Ingreso institucional',
  description:
    'Deje que su equipo ingrese a la administración con la cuenta de la compañía: Microsoft Entra, Google u otro proveedor OpenID Connect.',
  state: {
    on: 'Activo',
    off: 'Inactivo',
    onHint: 'En el ingreso de la administración aparece «Ingresar con la cuenta de la compañía».',
    offHint: 'El equipo ingresa con correo y contraseña.',
  },
  form: {
    isOn: 'Permitir el ingreso institucional',
    issuer: 'Dirección del proveedor (issuer)',
    issuerHint:
      'Google: https://accounts.google.com. Entra: https://login.microsoftonline.com/ID-de-su-inquilino/v2.0.',
    clientId: 'Identificador del cliente (client id)',
    secret: 'Secreto del cliente',
    secretHint: 'Se guarda cifrado y no se vuelve a mostrar.',
    secretKept: 'Hay un secreto guardado. Déjelo vacío para conservarlo.',
    domains: 'Dominios de correo permitidos',
    domainsHint: 'Separados por coma, por ejemplo: compania.co, compania.com.',
    satisfiesFactor: 'El proveedor ya pide un segundo factor: no pedir otro aquí',
    satisfiesFactorHint: 'Márquelo solo si su proveedor lo exige a todas las personas del equipo.',
    needsVerified: 'Exigir que el proveedor diga que el correo está verificado',
    needsVerifiedHint:
      'Google lo dice. Microsoft Entra no envía ese dato: quítelo solo con la dirección de su propio inquilino.',
    redirect: 'URI de redirección',
    redirectHint: 'Regístrela en el proveedor tal como está.',
    check: 'Probar el proveedor',
    save: 'Guardar',
    saved: 'El ingreso institucional quedó guardado.',
    refused: 'No se guardó',
    issuerMalformed: 'Escriba la dirección del proveedor, que empieza por https://.',
    issuerUnreachable:
      'En esta dirección no responde un proveedor OpenID Connect. Revísela: debe ser el issuer exacto.',
    clientMissing: 'Escriba el identificador del cliente.',
    secretMissing: 'Escriba el secreto del cliente.',
    domainsMissing: 'Escriba al menos un dominio de correo, como compania.co.',
    domainPublic:
      '«{domain}» es de un proveedor público de correo y ninguna compañía puede probar que es suyo. Use un dominio propio.',
    domainMalformed: '«{domain}» no es un dominio de correo.',
    long: 'Es demasiado largo.',
  },
  check: {
    title: 'El proveedor responde',
    issuer: 'Issuer',
    authorization: 'Página de ingreso',
    pkce: 'PKCE (S256)',
    yes: 'Sí',
    no: 'No lo anuncia; se usa de todos modos',
  },
  note: 'Solo entran las personas que ya están invitadas en Equipo. El ingreso institucional de una compañía no abre otra: para cambiar de compañía se confirma la identidad con contraseña o segundo factor.',
} as const
