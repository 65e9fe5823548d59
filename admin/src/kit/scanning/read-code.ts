export { decodeQR as readCode } from 'qr/decode.js'
