/** The mail to staff about waiting registration requests. */
export const registrationNewsMailTexts = {
  subject: {
    one: 'Una solicitud de registro por revisar en {company}',
    many: '{n} solicitudes de registro por revisar en {company}',
  },
  title: { one: 'Llegó una solicitud de registro', many: 'Llegaron {n} solicitudes de registro' },
  text: {
    one: 'Una empresa solicita registro o acceso al portal y espera respuesta.',
    many: '{n} empresas solicitan registro o acceso al portal y esperan respuesta.',
  },
  more: 'Y {n} más, que están en la lista.',
  button: 'Ver las solicitudes',
  small: 'Las solicitudes que llegan en menos de media hora se avisan en un solo correo.',
} as const
