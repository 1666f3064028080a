/** Texts for server operators only. No other text of a screen names a variable or a command. */
export const technicalTexts = {
  title: 'Detalles técnicos',
  captcha: 'Variables de la instalación: CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY y CAPTCHA_SECRET.',
  mailServer: 'Variable de la instalación: SMTP_URL.',
  sender: 'Variables de la instalación: SMTP_URL y MAIL_FROM.',
  publicAddress:
    'Variable de la instalación: PUBLIC_URL, con la dirección pública, por ejemplo https://proveedores.suempresa.com/. Reinicie el servidor después de cambiarla.',
  connectionNetworks:
    'Redes privadas permitidas para las conexiones: variable CONNECTION_NETWORKS de la instalación.',
  webhookHosts: 'Redes privadas permitidas para los webhooks: variable WEBHOOK_HOSTS de la instalación.',
  diskRoom:
    'Detalles técnicos: la cuota de la base de datos es la variable DISK_QUOTA_MB. Para ver el espacio disponible: npm run enlace -- doctor.',
} as const
