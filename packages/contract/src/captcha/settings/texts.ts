import * as fields from '../../core/words/field-texts.ts'

/** Texts of the back office's screen of the captcha. */
export const captchaSettingsTexts = {
  menu: 'Captcha',
  title: 'Captcha',
  description:
    'Protección de los formularios del portal contra envíos automáticos. Se configura para toda la instalación.',
  facts: {
    title: fields.supplier,
    provider: fields.supplier,
    siteKey: 'Clave del sitio',
    secret: 'Clave secreta',
    secretSet: 'Configurada',
    secretNone: 'No se necesita',
    used: 'Se usa en',
    places:
      'Recuperación de contraseña, consulta de empresas, registro de proveedores, contacto y pagos en línea',
  },
  providers: {
    altcha: 'Propio (Altcha): sin terceros, sin imágenes ni audio',
    turnstile: 'Cloudflare Turnstile',
    recaptcha: 'Google reCAPTCHA',
  },
  readOnly: 'Para cambiarlo, pídalo a quien administra el servidor.',
  test: {
    title: 'Prueba',
    intro: 'Resuélvalo como un visitante; el servidor lo comprueba igual que en el portal.',
    run: 'Comprobar',
    missing: 'Resuelva primero el captcha.',
    solved: 'Funciona: el servidor aceptó la verificación.',
    refused: 'El servidor no aceptó la verificación. Revise las claves de la instalación.',
  },
} as const
