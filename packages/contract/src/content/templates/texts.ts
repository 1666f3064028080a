/** Why a template cannot be filled, and the oddities of one that can, for its author. */
export const templateFaultTexts = {
  unknownName: '«{name}» no existe: se muestra vacío.',
  unknownTag: 'La etiqueta «{name}» no existe (línea {line}).',
  unknownFilter: 'El filtro «{name}» no existe (línea {line}).',
  notClosed: 'Falta cerrar {what} (línea {line}).',
  unreadable: 'La plantilla no se puede leer (línea {line}): {detail}',
  tooMuch: 'La plantilla genera demasiado contenido. Acorte las listas o quite repeticiones anidadas.',
} as const
