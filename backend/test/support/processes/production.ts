/** What production needs before it starts, with keys that open nothing. */
export const PRODUCTION: Record<string, string> = {
  NODE_ENV: 'production',
  SEED: '',
  // No proxy is in front that has to notice.
  DRAIN_SECONDS: '0',
  MONGODB_URI: '',
  TRUST_PROXY: 'false',
  // Where the tests call it, for want of a proxy with a certificate.
  PUBLIC_URL: 'https://127.0.0.1',
  SESSION_SECRET: '5f0a3d9be1c74826a9d05e7b31f8c264',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  DELHIVERY_TOKEN: 'token',
  DELHIVERY_WEBHOOK_SECRET: '7d1f3b8a5c9e2046fb71d8a3e5c4920b',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
}
