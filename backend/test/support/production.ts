/** What production needs before it starts, with keys that open nothing. */
export const PRODUCTION: Record<string, string> = {
  NODE_ENV: 'production',
  SEED: '',
  // No proxy is in front that has to notice.
  DRAIN_SECONDS: '0',
  MONGODB_URI: '',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  DELHIVERY_TOKEN: 'token',
  DELHIVERY_WEBHOOK_SECRET: 'scan',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
}
