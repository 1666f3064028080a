import { domainListTexts, domainStateTexts } from '../../domains/desk-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of the screen of the staff's login by the company's own identity provider. */
export const staffOidcTexts = {
  menu: 'Ingreso institucional',
  title: 'Ingreso institucional',
  description:
    'Permita que su equipo inicie sesión en la administración con la cuenta de la compañía: Microsoft Entra, Google u otro proveedor OpenID Connect.',
  state: {
    on: states.active,
    off: states.inactive,
    onHint:
      'Cuando un dominio esté comprobado, la administración mostrará «Iniciar sesión con la cuenta de la compañía».',
    offHint: 'El equipo inicia sesión con correo y contraseña.',
  },
  form: {
    isOn: 'Permitir el ingreso institucional',
    issuer: 'Dirección del proveedor',
    issuerHint:
      'Su proveedor la llama issuer. Google: https://accounts.google.com. Entra: https://login.microsoftonline.com/ID-de-su-inquilino/v2.0.',
    clientId: 'Identificador del cliente',
    clientIdHint: 'Su proveedor lo llama client ID.',
    secret: 'Secreto del cliente',
    secretHint: 'Su proveedor lo llama client secret. Se guarda cifrado y no se vuelve a mostrar.',
    secretKept: 'Hay un secreto guardado. Deje el campo vacío para conservarlo.',
    domains: 'Dominios de correo permitidos',
    domainsHint:
      'Separados por coma, por ejemplo: compania.co, compania.com. Cada dominio rige desde que se comprueba que es de la compañía.',
    satisfiesFactor: 'No pedir otro segundo factor: el proveedor ya lo exige',
    satisfiesFactorHint: 'Márquelo solo si su proveedor lo exige a todo el equipo.',
    needsVerified: 'Exigir correo verificado por el proveedor',
    needsVerifiedHint:
      'Microsoft Entra no envía este dato: desmárquelo solo si usa la dirección de su propio inquilino.',
    redirect: 'URI de redirección',
    redirectHint: 'Regístrela en el proveedor sin cambios.',
    check: 'Probar el proveedor',
    saved: 'El ingreso institucional quedó guardado.',
    refused: 'No se guardó',
    issuerMalformed: 'Escriba la dirección del proveedor, que empieza por https://.',
    issuerUnreachable:
      'En esta dirección no responde un proveedor OpenID Connect. Revísela: debe ser exactamente la que su proveedor llama issuer.',
    clientMissing: 'Escriba el identificador del cliente.',
    secretMissing: 'Escriba el secreto del cliente.',
    domainsMissing: 'Escriba al menos un dominio de correo, como compania.co.',
    domainPublic: '«{domain}» es de un proveedor público de correo. Use un dominio propio.',
    domainMalformed: '«{domain}» no es un dominio de correo.',
    long: 'Es demasiado largo.',
  },
  check: {
    title: 'El proveedor responde',
    issuer: 'Dirección del proveedor',
    authorization: 'Página de ingreso',
    pkce: 'PKCE (S256)',
    yes: fields.yes,
    no: 'No lo anuncia; se usa de todos modos',
  },
  domains: {
    title: domainListTexts.menu,
    description:
      'Cree en el DNS de cada dominio el registro TXT que se muestra; lo comprobamos cada hora. Sin el registro no se puede iniciar sesión con ese dominio.',
    states: { ...domainStateTexts, unasked: 'Sin comprobar' },
    failingUntil: domainListTexts.failingUntil,
    checkedAt: 'Última búsqueda: {at}.',
    record: 'Nombre del registro TXT',
    value: fields.value,
    check: domainListTexts.check,
    checkLong: domainListTexts.checkLong,
    found: domainListTexts.found,
    notFound: domainListTexts.notFound,
    ask: 'Pedir el registro',
    askLong: 'Pedir el registro del dominio {domain}',
  },
  note: 'Solo pueden usarlo las personas invitadas en Equipo. La sesión permite acceder únicamente a esta compañía.',
} as const
