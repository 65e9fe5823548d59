/** A variable of the environment, as docs/configuration.md and .env.example show it. */
export interface Variable {
  name: string
  meaning: string
  default?: string
  /** Shown in the examples; never a real secret. */
  example?: string
  secret?: true
  /** Production does not start without this variable. */
  requiredInProduction?: true
}

/** Every variable that the application reads; the linter refuses `process.env` outside of this folder. */
export const VARIABLES = [
  { name: 'NODE_ENV', meaning: '`development`, `test` or `production`.', default: 'development' },
  { name: 'PORT', meaning: 'Port of shop, console and API; 0 takes any free one.', default: '3000' },
  {
    name: 'HOST',
    meaning:
      'Address to listen on. `0.0.0.0` takes calls from other machines: for a container, or a proxy elsewhere.',
    default: '127.0.0.1',
  },
  { name: 'DATA_DIR', meaning: 'Folder that holds everything the application writes.', default: '.data' },
  {
    name: 'BACKUP_DIR',
    meaning:
      'Folder of the nightly backups of the embedded database and the pictures; best on another disk than `DATA_DIR`.',
    default: '`backups` in `DATA_DIR`',
    example: '/mnt/backup-disk/jaadi',
  },
  {
    name: 'OFFSITE_DIR',
    meaning:
      'Folder out of the house to which each backup of the embedded database goes too, encrypted: the mounted disk of another machine. It has to be there. Unset: no folder.',
    example: '/mnt/far-away/jaadi',
  },
  {
    name: 'OFFSITE_RECIPIENT',
    meaning:
      'Public key, `age1…`, for which these backups are encrypted; needed with `OFFSITE_DIR` or `OFFSITE_S3_ENDPOINT`. `npm run backup:key` makes it, with the private key that must not lie on the server.',
  },
  {
    name: 'OFFSITE_S3_ENDPOINT',
    meaning:
      'S3-compatible store to which each backup goes too, encrypted, with `OFFSITE_S3_BUCKET` and both keys. Unset: no bucket.',
    example: 'https://s3.ap-south-1.amazonaws.com',
  },
  {
    name: 'OFFSITE_S3_BUCKET',
    meaning: 'Its bucket, private and for these backups alone.',
    example: 'jaadi-backups',
  },
  { name: 'OFFSITE_S3_REGION', meaning: 'Its region, for the signature.', default: 'us-east-1' },
  {
    name: 'OFFSITE_S3_ACCESS_KEY_ID',
    meaning: 'Key that may list, read, write and delete in this bucket.',
  },
  { name: 'OFFSITE_S3_SECRET_ACCESS_KEY', meaning: 'Its secret.', secret: true },
  {
    name: 'MONGODB_URI',
    meaning:
      'A MongoDB replica set or Atlas; the database is `jaadi` where the address names none. Unset: the embedded database below `DATA_DIR`.',
    secret: true,
  },
  {
    name: 'SEED',
    meaning: '`demo` fills an empty database with demo data (never in production), `none` leaves it empty.',
    default: 'demo',
  },
  {
    name: 'ADMIN_MOBILE',
    meaning: 'Mobile number of the first admin, created when there is none.',
    example: '9000000001',
  },
  { name: 'ADMIN_PIN', meaning: 'PIN of the first admin, at least 6 digits.', secret: true },
  {
    name: 'PRIMARY_HOST',
    meaning: 'Host name of the shop; old domains redirect to it.',
    example: 'jaadi.example',
  },
  {
    name: 'LEGACY_HOSTS',
    meaning: 'Old host names, separated by commas, answered with 308 to `PRIMARY_HOST`.',
  },
  {
    name: 'PUBLIC_URL',
    meaning:
      'Address of the shop as customers type it, used for links and provider call-backs; https in production. Requests for other hosts are answered with 421, whatever their port, except those of `PRIMARY_HOST` and `LEGACY_HOSTS`. Any host may be used for `/api/health` and, with `METRICS_TOKEN`, for `/api/metrics`.',
    example: 'https://jaadi.example',
    requiredInProduction: true,
  },
  {
    name: 'TRUST_PROXY',
    meaning:
      'Address or network of our own proxy in front, which sets X-Forwarded-For and X-Forwarded-Proto; several are separated by commas. Only the entry that it appended last is believed; where that is an address that is named here, the one before it. `false`: no proxy, so callers connect to this process themselves. Without it a proxy would make all visitors one: they would share their limits and lock each other out.',
    default: 'false; production has to say it',
    example: '127.0.0.1',
    requiredInProduction: true,
  },
  {
    name: 'DRAIN_SECONDS',
    meaning:
      'Seconds for which the process still serves after it was told to stop; at most 60. In this time `/api/health/ready` answers 503, so that a proxy stops sending requests.',
    default: '3 in production, else 0',
    example: '3',
  },
  {
    name: 'JOBS',
    meaning:
      '`off`: no job runs by itself in this process. At least one process on a database must run them; an admin can start each by hand.',
    default: 'on',
  },
  {
    name: 'WORKERS',
    meaning:
      'How many processes serve: a number, or `auto` for one on each processor. Above 1 the embedded database has a process of its own, which also starts a worker anew when it ends.',
    default: '1',
    example: 'auto',
  },
  {
    name: 'METRICS_TOKEN',
    meaning:
      'Token with which a monitor reads `/api/metrics`, sent as `Authorization: Bearer …`; 32 random characters or more. Unset: only admins read it.',
    secret: true,
  },
  { name: 'LOG_LEVEL', meaning: '`debug`, `info`, `warn`, `error` or `silent`.', default: 'info' },
  {
    name: 'LOG_FORMAT',
    meaning: '`pretty` for people, `json` for machines, `auto`: pretty at a terminal, JSON elsewhere.',
    default: 'auto',
  },
  {
    name: 'SESSION_SECRET',
    meaning:
      'Key for hashes of one-time passwords and tokens, 32 random characters or more. If it is unset outside production, one is made and kept in `DATA_DIR`.',
    secret: true,
    requiredInProduction: true,
  },
  {
    name: 'CASHFREE_CLIENT_ID',
    meaning: 'Payment provider, client id. Unset: the built-in sandbox.',
    requiredInProduction: true,
  },
  {
    name: 'CASHFREE_CLIENT_SECRET',
    meaning: 'Payment provider, client secret; also signs its webhooks.',
    secret: true,
    requiredInProduction: true,
  },
  {
    name: 'CASHFREE_BASE_URL',
    meaning: 'Payment provider, base address.',
    default: 'https://api.cashfree.com/pg in production, else the built-in sandbox',
    example: 'https://sandbox.cashfree.com/pg',
  },
  {
    name: 'DELHIVERY_TOKEN',
    meaning: 'Courier, API token. Unset: the built-in sandbox.',
    secret: true,
    requiredInProduction: true,
  },
  {
    name: 'DELHIVERY_BASE_URL',
    meaning: 'Courier, base address.',
    default: 'https://track.delhivery.com in production, else the built-in sandbox',
  },
  {
    name: 'DELHIVERY_WEBHOOK_SECRET',
    meaning: "Secret part of the courier's scan push address, 32 random characters or more.",
    secret: true,
    requiredInProduction: true,
  },
  {
    name: 'MSG91_AUTH_KEY',
    meaning: 'SMS provider, key. Unset: messages go to the sandbox outbox.',
    secret: true,
    requiredInProduction: true,
  },
  {
    name: 'MSG91_TEMPLATE_ID',
    meaning: 'SMS provider, DLT-registered template of the one-time password.',
    requiredInProduction: true,
  },
  { name: 'MSG91_BASE_URL', meaning: 'SMS provider, base address.', default: 'https://control.msg91.com' },
  {
    name: 'SMTP_URL',
    meaning:
      'Mail server, with user and password: `smtps://` encrypts at once, `smtp://` as soon as the server offers it. Unset: no e-mails in production, else the sandbox outbox.',
    example: 'smtps://shop%40jaadi.example:password@mail.jaadi.example',
    secret: true,
  },
  {
    name: 'SMTP_FROM',
    meaning: 'Sender of the e-mails, as the mail server lets it pass.',
    example: 'Jaadi <orders@jaadi.example>',
  },
  {
    name: 'WHATSAPP_TOKEN',
    meaning:
      'WhatsApp Cloud API, token. Unset: staff send by a prepared chat in production, else the sandbox outbox.',
    secret: true,
  },
  { name: 'WHATSAPP_PHONE_ID', meaning: 'WhatsApp Cloud API, id of the sending phone number.' },
  {
    name: 'WHATSAPP_BASE_URL',
    meaning: 'WhatsApp Cloud API, base address.',
    default: 'https://graph.facebook.com/v23.0',
  },
  {
    name: 'ALLOW_PRIVATE_PROVIDERS',
    meaning:
      '`true`: the addresses of payments, courier, SMS and WhatsApp may be http or private in production. For a trial with stand-ins, never for customers: keys and payments would go there.',
    default: 'false',
  },
  {
    name: 'GEOCODER_URL',
    meaning:
      'Base address of a Nominatim-compatible geocoder, asked at most once a second by all processes together; `off`: the PIN directory alone answers.',
    default: 'https://nominatim.openstreetmap.org in production, else the built-in sandbox',
    example: 'https://nominatim.openstreetmap.org',
  },
  {
    name: 'GEOCODER_SUGGEST_URL',
    meaning:
      'Base address of a Photon-compatible geocoder for suggestions while typing. Unset: the PIN directory suggests.',
    example: 'https://photon.komoot.io',
  },
  {
    name: 'TILE_URL',
    meaning: 'Address of map tiles with {z}, {x} and {y}; the content security policy allows its host.',
    default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png in production, else the built-in sandbox',
    example: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  },
  {
    name: 'TILE_ATTRIBUTION',
    meaning: 'Copyright notice of the map, shown in its corner.',
    default: '© OpenStreetMap contributors; the sandbox says that it is a sketch',
    example: '© OpenStreetMap contributors',
  },
  {
    name: 'S3_ENDPOINT',
    meaning:
      'S3-compatible store for pictures of products, with `S3_BUCKET` and both keys. Unset: they lie in `DATA_DIR`.',
    example: 'https://s3.ap-south-1.amazonaws.com',
  },
  { name: 'S3_BUCKET', meaning: 'Its bucket.', example: 'jaadi-pictures' },
  { name: 'S3_REGION', meaning: 'Its region, for the signature.', default: 'us-east-1' },
  { name: 'S3_ACCESS_KEY_ID', meaning: 'Key that may read, write and delete below `products/`.' },
  { name: 'S3_SECRET_ACCESS_KEY', meaning: 'Its secret.', secret: true },
  {
    name: 'S3_PUBLIC_URL',
    meaning: 'Where browsers reach the bucket. Unset: pictures pass through the application.',
    example: 'https://pictures.jaadi.example',
  },
] as const satisfies readonly Variable[]

export type VariableName = (typeof VARIABLES)[number]['name']
