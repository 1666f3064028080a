/**
 * Every place from which the product asks something of the outside by HTTP, and the files in which it does. A test of the
 * conventions finds any other, and one of the server sends each kind through a proxy.
 */
export const outgoingKinds = {
  'captcha check': ['apps/server/src/core/captcha/site-verify.ts'],
  'check of a host': ['apps/server/src/modules/company/host-check.ts'],
  'ERP connection': ['packages/connectors/src/core/http-client.ts'],
  'identity provider': ['apps/server/src/modules/staff/oidc/provider.ts'],
  mailbox: [],
  'notice to a browser': [],
  'payment gateway': ['apps/server/src/modules/payments/gateways/wompi.ts'],
  storage: ['apps/server/src/core/storage/backends/s3-storage.ts'],
  'token of a mailbox': [],
  traces: ['apps/server/src/core/tracing/spans.ts'],
  webhook: ['apps/server/src/modules/webhooks/post.ts'],
} as const satisfies Record<string, readonly string[]>

/** Where a way out is made, or a request goes to this product itself. */
export const otherNetworkFiles: Readonly<Record<string, string>> = {
  'apps/cli/src/features/doctor/care-checks.ts': 'asks the portal at its own address, by fetch',
  'apps/server/src/core/outgoing/guarded-fetch.ts':
    'asks where people of a company say, for several of these kinds',
  'apps/server/src/core/outgoing/agent.ts': 'makes the connections',
  'apps/server/src/core/outgoing/use-proxy.ts': 'sets where fetch goes',
}
