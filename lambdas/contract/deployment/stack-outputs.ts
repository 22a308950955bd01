/** The outputs of a deployed stack that operator commands need, and the variables that get their values. */
export const stackOutputs = {
  SiteUrl: 'SITE_URL',
  TableName: 'TABLE_NAME',
  UserPoolId: 'USER_POOL_ID',
  UserPoolClientId: 'USER_POOL_CLIENT_ID',
  ProofBucketName: 'PROOF_BUCKET',
  FailedChangesBucketName: 'FAILED_CHANGES_BUCKET',
  SupportEmail: 'SUPPORT_EMAIL',
} as const;

/** The outputs of a stack with a company, which invoices and receipts name. */
export const companyOutputs = {
  SellerName: 'SELLER_NAME',
  SellerEin: 'SELLER_EIN',
  SellerAddress: 'SELLER_ADDRESS',
  SupportPhone: 'SUPPORT_PHONE',
  SupportHours: 'SUPPORT_HOURS',
} as const;

/** An output with the ARN of a secret. `StripeKeysSecret` is missing if the stack takes no card payments. */
export type SecretOutput = 'OriginSecret' | 'IdentityKeySecret' | 'IssuerKeysSecret' | 'StripeKeysSecret';
