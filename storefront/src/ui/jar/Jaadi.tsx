/**
 * The stoneware jar the shop is named after, 300 wide and 330 high, standing on y = 320: brown glaze running
 * down over cream, two ears, a lid with a knob. Part of larger pictures.
 */
export function Jaadi() {
  return (
    <g>
      <ellipse cx="158" cy="320" rx="128" ry="13" fill="#2a1a12" opacity=".28" />
      <g fill="none" stroke="#4d2817" strokeWidth="17" strokeLinecap="round">
        <path d="M62 138c-40-10-44 42-10 54" />
        <path d="M238 138c40-10 44 42 10 54" />
      </g>
      <g fill="none" stroke="#7d4729" strokeWidth="7" strokeLinecap="round">
        <path d="M58 136c-32-6-38 34-12 50" />
        <path d="M240 136c30-6 36 32 14 48" />
      </g>
      <path
        d="M88 86C46 110 30 156 30 206c0 52 22 96 62 114h116c40-18 62-62 62-114 0-50-16-96-58-120z"
        fill="#f0e0c2"
      />
      <path
        d="M212 86c42 24 58 70 58 120 0 52-22 96-62 114h-44c52-20 76-66 76-122 0-48-16-88-50-112z"
        fill="#2a1a12"
        opacity=".12"
      />
      <path
        d="M43 262q107 22 214 0M36 240q114 24 228 0"
        fill="none"
        stroke="#c9ad80"
        strokeWidth="3"
        opacity=".7"
      />
      <path
        d="M88 86C46 110 30 156 30 206c10 10 18-2 24-2 12 0 10 30 22 30s8-22 20-22 12 44 26 44 10-38 22-38 12 20 24 20 10-34 22-34 12 28 24 28 8-26 18-26 10 14 20 14 8-16 17-16c1-44-15-92-57-118z"
        fill="#6b3a22"
      />
      <path
        d="M212 86c42 24 58 70 58 120-10 0-8 16-17 16-10 0-10-14-20-14s-6 16-10 22c2-56-6-106-53-144z"
        fill="#3b2418"
        opacity=".55"
      />
      <path
        d="M70 120c-16 18-24 42-25 66"
        fill="none"
        stroke="#c98f63"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M44 208v5" fill="none" stroke="#c98f63" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M66 252c5 22 14 36 24 46"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M92 64h116v22q-58 16-116 0z" fill="#4d2817" />
      <path d="M92 70q58 16 116 0v6q-58 16-116 0z" fill="#2a1a12" opacity=".4" />
      <path d="M78 60c0-22 34-36 72-36s72 14 72 36q-72 20-144 0z" fill="#6b3a22" />
      <path d="M222 60c0-18-22-30-50-34 24 12 26 28 14 42q20-2 36-8z" fill="#3b2418" opacity=".5" />
      <path d="M98 50c8-10 24-16 42-17" fill="none" stroke="#c98f63" strokeWidth="7" strokeLinecap="round" />
      <path d="M136 12h28l-5 18h-18z" fill="#4d2817" />
      <ellipse cx="150" cy="11" rx="20" ry="10" fill="#6b3a22" />
      <path d="M138 8q6-4 14-3" fill="none" stroke="#c98f63" strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}
