/** The command `payments`. */
export const paymentsCommandTexts = {
  summary: 'Muestra y cambia los pagos en línea de una compañía: pasarela y conceptos',
  usage:
    'payments status | on | off | simulator --company <número> · payments wompi --company <número> --public-key <llave> ' +
    '(con WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET y WOMPI_PRIVATE_KEY en el entorno) · ' +
    'payments concept --company <número> --name <nombre> [--value <valor>] [--description <texto>] [--off]',
  actionUnknown: 'Falta la acción: status, on, off, simulator, wompi o concept.',
  companyUnknown: 'La compañía {company} no existe.',
  companyMalformed: '«{company}» no es un número de compañía. Use un entero desde 1.',
  none: 'La compañía {company} no tiene pasarela de pagos. Elija una con simulator o wompi.',
  state: 'Pagos en línea de la compañía {company}: {state}, por {gateway}.',
  enabled: 'habilitados',
  disabled: 'deshabilitados',
  environments: { test: 'ambiente de pruebas', prod: 'ambiente de producción' },
  noConcepts: 'No tiene conceptos: los pagos siguen deshabilitados hasta que agregue uno con concept.',
  openConcept: '  {name}: valor abierto',
  fixedConcept: '  {name}: {value}',
  simulatorWarning:
    'El simulador no mueve dinero: cualquiera puede aprobar sus pagos. Úselo solo para pruebas.',
  events: 'Escriba esta URL de eventos en el panel de Wompi: {address}',
  publicKeyMalformed:
    'Falta la llave pública de Wompi (--public-key), que empieza por pub_test_ o pub_prod_.',
  secretMissing: 'Falta {name} en el entorno (o {name}_FILE).',
  secretMalformed: '{name} debe empezar por {prefix}, como la llave pública.',
  privateKeyMissing:
    'Sin WOMPI_PRIVATE_KEY no se pueden buscar pagos por su referencia: si se pierde un evento, el pago expira aunque se haya cobrado.',
  nameMissing: 'Falta el nombre del concepto (--name), de hasta 100 caracteres.',
  valueMalformed: '«{value}» no es un valor mayor que cero con hasta dos decimales.',
  conceptKept: 'Se guardó el concepto «{name}».',
  conceptOff: 'Se retiró el concepto «{name}».',
} as const
