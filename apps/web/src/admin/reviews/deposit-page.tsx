import { ReviewCockpit } from './review-cockpit.tsx';

export default function DepositPage() {
  return <ReviewCockpit purpose="deposit" component="reviews/deposit" />;
}
