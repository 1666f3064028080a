/** Tells a supplier's masters who became one, or is one no more. */
export const masterMailTexts = {
  subject: 'Cambió el rol Master de {supplier} en el portal de {company}',
  title: 'Cambió el rol Master de su empresa',
  given:
    '{actor} dio a {user} el rol Master de {supplier}: puede ver y hacer todo, y administrar los usuarios.',
  handedOver: '{actor} cedió a {user} el rol Master de {supplier} y dejó de tenerlo.',
  taken: '{actor} quitó a {user} el rol Master de {supplier}. Sigue entrando como usuario.',
  at: 'Fue el {at}.',
  button: 'Ver los usuarios',
  unexpected:
    'Si no esperaba este cambio, comuníquese enseguida con un Master de su empresa o con la compañía.',
} as const
