/** The command `secret-key`. */
export const secretKeyTexts = {
  summary:
    'Cambia la clave secreta: vuelve a sellar con la nueva todo lo sellado (rotate) y retira la anterior (forget)',
  action: 'Diga qué hacer: secret-key state, secret-key rotate o secret-key forget.',
  made: 'Clave nueva creada en {path}; la anterior queda en {previous} mientras haga falta.',
  goesOn: 'Ya había un cambio de clave en curso: se continúa con él.',
  noPrevious:
    'Ponga la clave nueva en SECRET_KEY y la anterior en SECRET_KEY_PREVIOUS en todos los nodos, reinícielos y repita.',
  place: '{place}: {changed} {changed:sellado|sellados} de nuevo, {same} {same:ya lo estaba|ya lo estaban}',
  resealed:
    'Listo en {time}: {changed} {changed:valor sellado|valores sellados} de nuevo, {same} {same:ya lo estaba|ya lo estaban}.',
  unknown:
    '{place}: {unknown} {unknown:valor no se abre|valores no se abren} con ninguna de las dos claves. {unknown:No se tocó: vuelva a escribirlo|No se tocaron: vuelva a escribirlos} en el portal o consiga la clave con que {unknown:se selló|se sellaron}.',
  state:
    'Sellados con la clave actual: {same}. Con la anterior: {changed}. Con ninguna de las dos: {unknown}.',
  codes:
    '{count} {count:persona tiene|personas tienen} códigos de recuperación hechos antes del cambio: valen mientras se conozca la clave anterior; después {count:debe|deben} crear otros en Seguridad.',
  next: 'La clave anterior ya no hace falta para abrir nada. Déjela unos días para las sesiones y los enlaces en curso; luego: npm run enlace -- secret-key forget',
  stillNeeded:
    'La clave anterior todavía hace falta para {count} {count:valor|valores}: ejecute antes secret-key rotate.',
  nothing: 'No hay clave anterior: no hay nada que retirar.',
  forgotten: 'La clave anterior se borró de {path}.',
  forgetVariable: 'Ya puede quitar SECRET_KEY_PREVIOUS de todos los nodos.',
} as const
