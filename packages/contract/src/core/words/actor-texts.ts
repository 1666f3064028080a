/** Authors that are no person, by stored name. Earlier installations hold names that are no longer written. */
export const actorTexts: Readonly<Record<string, string>> = {
  anterior: 'lo que había antes',
  calendario: 'el sistema, en la fecha programada',
  cli: 'un operador, desde el servidor',
  consola: 'un operador, desde el servidor',
  demo: 'la demostración',
  demostracion: 'la demostración',
  'enlace pull': 'un operador, desde el servidor',
  erp: 'el ERP',
  portal: 'el sistema',
  sistema: 'el sistema',
  supplier: 'el proveedor',
  visitante: 'un visitante',
  '': 'sin autor registrado',
}

/** Returns an author for use inside a sentence; a person's name or address is unchanged. */
export const actorInSentence = (actor: string): string => actorTexts[actor] ?? actor

/** Returns an author for use on its own. */
export function actorText(actor: string): string {
  const text = actorTexts[actor]
  return text === undefined ? actor : text.charAt(0).toUpperCase() + text.slice(1)
}
